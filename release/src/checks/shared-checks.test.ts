import { checkContract, checkSharedNames, checkShared } from './shared-checks';
import { createVersionRecord } from './testing/version-record';

describe('the contract of a section', () => {
  it.each([1, 2, 3])('may be %i with a shell of contract 3', (contract) => {
    const section = createVersionRecord('mfe-home', { contract });
    expect(checkContract(section, createVersionRecord('shell', { contract: 3 }))).toEqual([]);
  });

  it.each([0, 4])('must not be %i with a shell of contract 3', (contract) => {
    const section = createVersionRecord('mfe-home', { contract });
    expect(checkContract(section, createVersionRecord('shell', { contract: 3 }))).toEqual([
      {
        code: 'R002',
        subject: 'mfe-home 1.0.0',
        problem: `it is built for contract ${String(contract)}, and shell 1.0.0 accepts 1 to 3`,
        remedy:
          'Pin it together with a shell that accepts it, or build the section for an accepted contract.',
      },
    ]);
  });
});

describe('the shared packages of a section', () => {
  const shell = createVersionRecord('shell', { shared: { react: '19.3.1', mobx: '6.0.0' } });

  it('are accepted in matching versions', () => {
    const section = createVersionRecord('mfe-home', { shared: { react: '^19.3.0' } });
    expect(checkShared(section, shell)).toEqual([]);
  });

  it('are refused one by one when the shell has another version, or none', () => {
    const section = createVersionRecord('mfe-home', {
      shared: { react: '^18.0.0', mobx: '^6.0.0', vue: '^3.0.0' },
    });
    expect(checkShared(section, shell)).toEqual([
      {
        code: 'R003',
        subject: 'mfe-home 1.0.0',
        problem: 'it needs react ^18.0.0, and shell 1.0.0 provides 19.3.1',
        remedy:
          "Pin a shell that provides react ^18.0.0 together with it, or build the section against the shell's version.",
      },
      {
        code: 'R003',
        subject: 'mfe-home 1.0.0',
        problem: 'it needs vue ^3.0.0, and shell 1.0.0 provides none',
        remedy:
          "Pin a shell that provides vue ^3.0.0 together with it, or build the section against the shell's version.",
      },
    ]);
  });
});

describe('the names that a section imports from a shared package', () => {
  const shell = createVersionRecord('shell', { names: { react: ['useState'], mobx: [] } });
  const using = (names: object) =>
    checkSharedNames(createVersionRecord('mfe-home', { names }), shell);

  it.each([
    ['are provided', { react: ['useState'] }],
    ['are all of them', { react: ['*'], mobx: ['*'] }],
    ['are of a package whose names the shell does not know', { lodash: ['map'] }],
  ])('are accepted if they %s', (_what, names) => expect(using(names)).toEqual([]));

  it('are accepted with a shell that was built before names were recorded', () => {
    const section = createVersionRecord('mfe-home', { names: { react: ['useNew'] } });
    expect(checkSharedNames(section, createVersionRecord('shell'))).toEqual([]);
  });

  it('are refused for each package that lacks some', () => {
    expect(using({ react: ['useNew', 'useState'], mobx: ['flow', '*', 'when'] })).toEqual([
      {
        code: 'R016',
        subject: 'mfe-home 1.0.0',
        problem: 'it uses useNew of react, which shell 1.0.0 does not provide',
        remedy: 'Pin a shell that provides it together with the section.',
      },
      {
        code: 'R016',
        subject: 'mfe-home 1.0.0',
        problem: 'it uses flow, when of mobx, which shell 1.0.0 does not provide',
        remedy: 'Pin a shell that provides them together with the section.',
      },
    ]);
  });
});
