import type { VersionRecord } from '@huoban/contracts';
import { isEndpointKey } from '@huoban/contracts/api';
import { findBreakingChanges, currentDigest, type EndpointDigest } from '@huoban/contracts/digests';
import type { Refusal } from '../refusal';
import { versionLabel } from './version-label';

type DigestOf = (endpoint: string) => EndpointDigest | undefined;

/**
 * R013: every endpoint of a section exists; R015: it is compatible with the contract that the section was built against.
 * The contracts of the service are those of this repository. Versions built before contracts were recorded are checked by
 * R013 only.
 */
export function checkEndpoints(
  section: VersionRecord,
  findDigest: DigestOf = currentDigest,
): Refusal[] {
  const absent = section.endpoints.filter((endpoint) => !isEndpointKey(endpoint));
  return [
    ...absent.map((endpoint) => unknownEndpointRefusal(section, endpoint)),
    ...Object.values(section.contracts ?? {})
      .filter(({ endpoint }) => !absent.includes(endpoint))
      .flatMap((before) => checkCompatible(section, before, findDigest(before.endpoint))),
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
  before: EndpointDigest,
  now: EndpointDigest | undefined,
): Refusal[] {
  const changes = findBreakingChanges(before, now).map(({ change }) => change);
  if (changes.length === 0) return [];
  return [
    {
      code: 'R015',
      subject: versionLabel(section),
      problem: `${before.endpoint} is not compatible with the contract that it was built against: ${changes.join('; ')}`,
      remedy:
        'Restore the endpoint (contracts change additively), or build the section against the new contract.',
    },
  ];
}
