/** The push services of browsers: nothing is sent anywhere else, whatever address a browser gives. */
const hosts = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)?push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
  /^(?:[\w-]+\.)?push\.apple\.com$/,
];

/** Whether an address is one of a known push service: by https, on its own port, without a name or a password. */
export const isPushHost = (endpoint: string): boolean => {
  const url = URL.parse(endpoint);
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  return hosts.some((host) => host.test(url.hostname));
};
