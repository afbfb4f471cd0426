// Health check for containers: exits with 0 when the process responds on /healthz.
const port = process.env['METRICS_PORT'] || process.env['PORT'] || '3000';
const alive = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_500) })
  .then(({ ok }) => ok)
  .catch(() => false);
process.exit(alive ? 0 : 1);
