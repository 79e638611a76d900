/** Headers that only proxies, content delivery networks and load balancers add. */
const PROXY_HEADERS =
  /^(?:(?:x-)?forwarded(?:-.*)?|via|(?:x-)?(?:real|client|cluster-client|original-forwarded)-(?:ip|for)|true-client-ip|(?:fastly|cf|proxy)-.*|cdn-loop|x-(?:original|proxy|proxyuser|envoy|amzn|amz-cf|azure|appengine|arr|varnish|cache|edge)-.*|x-request-(?:id|start)|max-forwards)$/;

/** Whether a header, by its name in lower case, is a sign that a request came through a proxy. */
export const isProxyHeader = (name: string): boolean => PROXY_HEADERS.test(name);
