import Fastify from 'fastify';

/** A Fastify that answers each path with a fixed value: what an endpoint could do at most. */
export const bareRoutes = async (
  answers: Record<string, unknown>,
): Promise<{ origin: string; close: () => Promise<void> }> => {
  const app = Fastify({ logger: false });
  for (const [path, answer] of Object.entries(answers)) app.get(path, async () => answer);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin, close: () => app.close() };
};
