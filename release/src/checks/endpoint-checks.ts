import type { VersionRecord } from '@huoban/contracts';
import { isEndpointKey } from '@huoban/contracts/api';
import { findBreakingChanges, currentDigest, type EndpointDigest } from '@huoban/contracts/digests';
import type { Refusal } from '../refusal';
import { versionLabel } from './version-label';

type DigestOf = (endpoint: string) => EndpointDigest | undefined;

/**
 * R013: every endpoint that a section names exists; R015: the service has lost nothing of it that the section was built
 * against (what was added breaks nobody). The service is the one whose contracts this program was made with. Versions
 * built before contracts were recorded are held to R013 only; `npm run contracts` keeps the service itself additive.
 */
export function checkEndpoints(
  section: VersionRecord,
  serviceHas: DigestOf = currentDigest,
): Refusal[] {
  const absent = section.endpoints.filter((endpoint) => !isEndpointKey(endpoint));
  return [
    ...absent.map((endpoint) => unknownEndpointRefusal(section, endpoint)),
    ...Object.values(section.contracts ?? {})
      .filter(({ endpoint }) => !absent.includes(endpoint))
      .flatMap((was) => checkCompatible(section, was, serviceHas(was.endpoint))),
  ];
}

const unknownEndpointRefusal = (section: VersionRecord, endpoint: string): Refusal => ({
  code: 'R013',
  subject: versionLabel(section),
  problem: `it calls ${endpoint}, which the service does not have`,
  remedy: 'Correct `endpoints` in its section.json, or add the endpoint to the service first.',
});

function checkCompatible(
  section: VersionRecord,
  was: EndpointDigest,
  is: EndpointDigest | undefined,
): Refusal[] {
  const changes = findBreakingChanges(was, is).map(({ change }) => change);
  if (changes.length === 0) return [];
  return [
    {
      code: 'R015',
      subject: versionLabel(section),
      problem: `${was.endpoint} is less than it was built against: ${changes.join('; ')}`,
      remedy:
        'Give the endpoint back what it had (contracts change additively), or build the section against the new contract.',
    },
  ];
}
