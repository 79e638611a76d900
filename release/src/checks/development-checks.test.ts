import { DEV_VERSION_PREFIX, SECTION_NAMES, type Release } from '@huoban/contracts';
import { checkDevelopmentVersions } from './development-checks';

const DEVELOPED = `${DEV_VERSION_PREFIX}0a1b2c`;
const PUBLISHED = { version: '1.0.0', fallback: null };

const release = (changes: object = {}, shell: object = PUBLISHED): Release =>
  ({
    shell,
    sections: {
      ...Object.fromEntries(SECTION_NAMES.map((name) => [name, PUBLISHED])),
      ...changes,
    },
  }) as unknown as Release;

describe('a release for visitors', () => {
  it('may contain production versions', () => {
    const fallback = { version: '0.9.0' };
    const before = { 'mfe-home': { version: '1.0.0', fallback } };
    expect(checkDevelopmentVersions('production', release(before))).toEqual([]);
  });

  it('must not contain a development version', () => {
    const developed = { 'mfe-home': { version: DEVELOPED, fallback: null } };
    expect(checkDevelopmentVersions('production', release(developed))).toEqual([
      {
        code: 'R047',
        subject: `mfe-home ${DEVELOPED}`,
        problem:
          "it is a development version: it has no source commit and may contain React's development build",
        remedy:
          'Build a production version: `npm run build -- --only mfe-home`, or `pnpm --filter mfe-home ship`.',
      },
    ]);
  });

  it('must not contain one as a fallback', () => {
    const fallback = { version: DEVELOPED };
    const shell = { version: '1.0.0', fallback };
    expect(checkDevelopmentVersions('staging', release({}, shell))).toMatchObject([
      {
        subject: `shell ${DEVELOPED}`,
        problem: expect.stringMatching(/^it is a development version and would be a fallback: /),
      },
    ]);
  });

  it('is refused for each one', () => {
    const developed = { version: DEVELOPED, fallback: { version: `${DEV_VERSION_PREFIX}3d4e5f` } };
    const found = checkDevelopmentVersions(
      'production',
      release({ 'mfe-legal': developed }, developed),
    );
    expect(found.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `shell ${DEVELOPED}`,
        'shell 0.0.0-dev.3d4e5f',
        `mfe-legal ${DEVELOPED}`,
        'mfe-legal 0.0.0-dev.3d4e5f',
      ]),
    );
    expect(found).toHaveLength(4);
  });
});

it('may contain them on the channel development', () => {
  const developed = { version: DEVELOPED, fallback: null };
  expect(checkDevelopmentVersions('development', release({}, developed))).toEqual([]);
});
