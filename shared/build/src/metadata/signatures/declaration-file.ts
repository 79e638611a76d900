/** Declarations of one `.d.ts` file as the compiler writes it: statements begin in the first column. */
export interface DeclarationFile {
  /** Declared name → text, without `export` and `declare`. */
  declared: Map<string, string>;
  /** Local or exported name → where it comes from. */
  imported: Map<string, ImportedName>;
}

export interface ImportedName {
  specifier: string;
  name: string;
}

const DECLARATION =
  /^(?:export )?(?:declare )?(?:abstract )?(?:const|let|var|function|class|interface|type|enum) ([\w$]+)/;
const NAMES_FROM = /^(?:import|export) (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"]/;

export function parseDeclarationFile(text: string): DeclarationFile {
  const file: DeclarationFile = { declared: new Map(), imported: new Map() };
  for (const statement of statementsOf(text)) {
    const name = DECLARATION.exec(statement)?.[1];
    if (name !== undefined) {
      const before = file.declared.get(name);
      const content = statement.replace(/^(export )?(declare )?/, '');
      // Overloads are several statements.
      file.declared.set(name, before === undefined ? content : `${before}\n${content}`);
      continue;
    }
    const [, names = '', specifier = ''] = NAMES_FROM.exec(statement) ?? [];
    for (const each of names.split(',').filter((part) => part.trim() !== '')) {
      const [from = '', to = from] = each
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      file.imported.set(to, { specifier, name: from });
    }
  }
  return file;
}

/** Lines that are indented, or only close a bracket, belong to the statement before. */
function statementsOf(text: string): string[] {
  const statements: string[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (/^[\s)}\]]/.test(line) && statements.length > 0)
      statements.push(`${statements.pop() ?? ''}\n${line}`);
    else statements.push(line);
  }
  return statements;
}
