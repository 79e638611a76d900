/** Columns of equal width: the first aligned left, the others right. */
export const textTable = (rows: readonly (readonly string[])[]): string => {
  const columns = Math.max(...rows.map((row) => row.length));
  const wide = (text: string) => [...text].length;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => wide(row[column] ?? ''))),
  );
  const line = (row: readonly string[]): string =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? '';
        const space = ' '.repeat(width - wide(cell));
        return column === 0 ? cell + space : space + cell;
      })
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
};
