import { createVersionRecord } from './testing/version-record';
import { checkSection } from './version-checks';

const SESSION = `function useSession(): Session;
interface Session {
    readonly isLoggedIn: boolean;
    login: (user: User) => void;
}`;

const signed = (name: 'shell' | 'mfe-home', text: string, exported = 'useSession') =>
  createVersionRecord(name, {
    signatures: { '@huoban/runtime': { [exported]: { hash: text, text } } },
  });

const problemsOf = (before: string, after: string, exported?: string): string[] =>
  checkSection(signed('mfe-home', before), signed('shell', after, exported))
    .filter(({ code }) => code === 'R053')
    .map(({ problem }) => problem);

describe('the signature of a shared export', () => {
  it.each([
    ['is the same', SESSION],
    ['has an optional member more', SESSION.replace('}', '    readonly phone?: string;\n}')],
  ])('is accepted when it %s', (_, after) => {
    expect(problemsOf(SESSION, after)).toEqual([]);
  });

  it.each([
    [
      'another type',
      SESSION.replace('user: User', 'token: string'),
      '- login: (user: User) => void; + login: (token: string) => void;',
    ],
    ['a member less', SESSION.replace(/ +login.*\n/, ''), '- login: (user: User) => void;'],
    [
      'a required member more',
      SESSION.replace('}', '    end: () => void;\n}'),
      '+ end: () => void;',
    ],
    ['another order', SESSION.split('\n').reverse().join('\n'), 'another order'],
    [
      'many changes',
      Array.from({ length: 9 }, (__, index) => `line ${index}`).join('\n'),
      / and 8 more lines$/,
    ],
  ])('is refused with the difference: %s', (_, after, difference) => {
    const [problem = ''] = problemsOf(SESSION, after);
    expect(problem).toMatch(
      /^useSession of @huoban\/runtime has another signature in shell 1\.0\.0: /,
    );
    if (typeof difference === 'string') expect(problem.split('1.0.0: ')[1]).toBe(difference);
    else expect(problem).toMatch(difference);
  });

  it('is not compared with a shell that lacks the name, or that recorded none', () => {
    expect(problemsOf(SESSION, '', 'usePage')).toEqual([]);
    expect(checkSection(signed('mfe-home', SESSION), createVersionRecord('shell'))).toEqual([]);
  });
});
