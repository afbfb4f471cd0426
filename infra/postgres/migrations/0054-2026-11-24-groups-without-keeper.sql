-- A group is never without a keeper, who alone can invite and remove: when the last one leaves or is erased, whoever has
-- been in it the longest becomes one. A group that nobody is in is deleted, also when its last member is erased.
-- Programs that do not know 0054 still work.
CREATE FUNCTION community.after_leaving() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The last two may leave at once.
  PERFORM FROM community.rooms r WHERE r.id = OLD."roomId" AND r.type = 'group' FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  DELETE FROM community.rooms r WHERE r.id = OLD."roomId"
    AND NOT EXISTS (SELECT FROM community.room_members m WHERE m."roomId" = r.id);
  UPDATE community.room_members m SET standing = 'keeper'
  WHERE m."roomId" = OLD."roomId"
    AND NOT EXISTS (SELECT FROM community.room_members k WHERE k."roomId" = OLD."roomId" AND k.standing = 'keeper')
    AND m."memberId" = (SELECT f."memberId" FROM community.room_members f WHERE f."roomId" = OLD."roomId"
      ORDER BY f."joinedAt", f."memberId" LIMIT 1);
  RETURN NULL;
END $$;
CREATE TRIGGER room_members_leave AFTER DELETE ON community.room_members
  FOR EACH ROW EXECUTE FUNCTION community.after_leaving();

DELETE FROM community.rooms r WHERE r.type = 'group'
  AND NOT EXISTS (SELECT FROM community.room_members m WHERE m."roomId" = r.id);
UPDATE community.room_members m SET standing = 'keeper'
FROM community.rooms r
WHERE r.id = m."roomId" AND r.type = 'group'
  AND NOT EXISTS (SELECT FROM community.room_members k WHERE k."roomId" = r.id AND k.standing = 'keeper')
  AND m."memberId" = (SELECT f."memberId" FROM community.room_members f WHERE f."roomId" = r.id
    ORDER BY f."joinedAt", f."memberId" LIMIT 1);
