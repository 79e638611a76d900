import { printReady, createLog, printFailure } from './log';

describe('the log', () => {
  const written = (level: 'debug' | 'warn', format: 'json' | 'text') => {
    const lines: string[] = [];
    const log = createLog(level, format, (line) => lines.push(line));
    log.debug('small', { count: 1 });
    log.warn('the SMS provider failed', { driver: 'aliyun', reason: 'call 13812345678' });
    return lines;
  };

  it('writes one JSON object a line for machines', () => {
    const [, line = ''] = written('debug', 'json');
    expect(line.endsWith('}\n')).toBe(true);
    expect(JSON.parse(line)).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      msg: 'the SMS provider failed',
      driver: 'aliyun',
      reason: 'call [phone]',
    });
  });

  it('writes text for people, from its level on', () => {
    const lines = written('warn', 'text');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^\S+Z service warn: the SMS provider failed driver=aliyun reason=call \[phone\]\n$/,
    );
  });
});

describe('the lines that whoever started the program waits for', () => {
  const written = (stream: NodeJS.WriteStream, write: () => void): string => {
    let text = '';
    jest.spyOn(stream, 'write').mockImplementation((line) => {
      text += String(line);
      return true;
    });
    write();
    return text;
  };

  it('tell the address in the format of the log', () => {
    const ready = (format: 'json' | 'text') =>
      written(process.stdout, () => printReady(format, 'http://127.0.0.1:4100'));
    expect(ready('text')).toBe('service ready http://127.0.0.1:4100\n');
    expect(JSON.parse(ready('json'))).toMatchObject({
      level: 'info',
      msg: 'service ready http://127.0.0.1:4100',
    });
  });

  it.each([undefined, 'text', 'yaml'])(
    'tell a failure in plain words with LOG_FORMAT %s',
    (format) => {
      expect(written(process.stderr, () => printFailure(format, 'no room'))).toBe('no room\n');
    },
  );

  it('tell a failure to machines too', () => {
    const line = written(process.stderr, () => printFailure('json', 'no room'));
    expect(JSON.parse(line)).toMatchObject({ level: 'error', msg: 'no room' });
  });
});
