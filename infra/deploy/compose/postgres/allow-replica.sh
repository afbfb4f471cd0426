#!/usr/bin/env bash
# Run once by the image of PostgreSQL, when it makes the database: lets the replica read the write-ahead log.
set -euo pipefail
password=$(cat "${REPLICATION_PASSWORD_FILE:-/run/secrets/replication-password}")

psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set password="$password" <<'SQL'
CREATE ROLE replicator WITH REPLICATION LOGIN PASSWORD :'password';
-- Keeps what the replica has not read yet, within max_slot_wal_keep_size.
SELECT pg_create_physical_replication_slot('replica');
SQL

echo 'host replication replicator samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
