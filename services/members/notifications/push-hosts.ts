/** The push services of browsers. Pushes go nowhere else, whatever endpoint a browser sends. */
const hosts = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)?push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
  /^(?:[\w-]+\.)?push\.apple\.com$/,
];

/** Returns whether an endpoint belongs to a known push service: https, default port, no credentials. */
export const isPushHost = (endpoint: string): boolean => {
  const url = URL.parse(endpoint);
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  return hosts.some((host) => host.test(url.hostname));
};
