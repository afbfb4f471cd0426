#!/usr/bin/env bash
# Backs the whole site up into backups/, while it runs: accounts first, then the log, as docs/operations.md explains.
# Every night, from the crontab of whoever may use Docker:  15 3 * * * /path/infra/deploy/compose/back-up.sh
set -euo pipefail
cd "$(dirname "$0")"

docker compose run --rm -T backup
docker compose run --rm -T eventlog-copy
docker compose run --rm -T backup-log
docker compose stop archive
