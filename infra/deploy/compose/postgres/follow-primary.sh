#!/usr/bin/env bash
# Runs a read replica: copies the primary the first time, and follows it from then on.
# To make it anew, say after it was away for too long: stop it, remove its volume, start it.
set -euo pipefail
PGPASSWORD=$(cat "${REPLICATION_PASSWORD_FILE:-/run/secrets/replication-password}")
export PGPASSWORD

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # What an interrupted copy left behind is in the way of the next one.
  rm -rf "$PGDATA"
  mkdir -p -m 0700 "$(dirname "$PGDATA")"
  # Kept under another name until complete: only a whole copy counts.
  rm -rf "$PGDATA.new"
  pg_basebackup --host="$PRIMARY_HOST" --port="${PRIMARY_PORT:-5432}" --username=replicator --pgdata="$PGDATA.new" \
    --slot=replica --wal-method=stream --checkpoint=fast --write-recovery-conf --no-password
  mv "$PGDATA.new" "$PGDATA"
fi
unset PGPASSWORD

# The copied settings may say to listen on this machine alone.
# Long queries here hold back the tidying up there, rather than being cancelled.
exec postgres -D "$PGDATA" -c listen_addresses='*' -c hot_standby=on -c hot_standby_feedback=on -c max_connections=100 ${POSTGRES_OPTIONS:-}
