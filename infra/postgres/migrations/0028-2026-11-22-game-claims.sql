-- Claims on entering a game, by its identity (day and both teams), so that of several simultaneous entries one goes
-- first. While a claim is held, others wait; afterwards it tells them the game's id, even before the views have the
-- game.
CREATE TABLE writing.game_claims (
  game        text NOT NULL,
  "gameId"    integer NOT NULL,
  "heldUntil" timestamptz(3) NOT NULL,
  PRIMARY KEY (game, "gameId")
);
CREATE INDEX game_claims_age ON writing.game_claims ("heldUntil");

-- Claims a game for at most `seconds`. Returns the ids of earlier claims, or null while somebody else holds it.
CREATE FUNCTION writing.claim_game(claimed text, id integer, seconds integer)
RETURNS integer[] LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('game ' || claimed, 0));
  IF EXISTS (SELECT FROM writing.game_claims c
    WHERE c.game = claimed AND c."gameId" <> id AND c."heldUntil" > clock_timestamp()) THEN
    RETURN NULL;
  END IF;
  INSERT INTO writing.game_claims VALUES (claimed, id, clock_timestamp() + seconds * interval '1 second')
  ON CONFLICT (game, "gameId") DO UPDATE SET "heldUntil" = excluded."heldUntil";
  RETURN ARRAY(SELECT c."gameId" FROM writing.game_claims c WHERE c.game = claimed AND c."gameId" <> id);
END
$$;
