import type { FastifyRequest } from 'fastify';
import { isPrivateAddress, isTrustedPeer } from './client-address';
import { hasProxySigns } from './proxy-signs';

/** Whether a request comes from this machine or its private network, and through no proxy. */
export function isOperator(request: FastifyRequest, trustedProxy: string | null): boolean {
  const peer = request.socket.remoteAddress ?? '';
  return isPrivateAddress(peer) && !isTrustedPeer(request, trustedProxy) && !hasProxySigns(request);
}
