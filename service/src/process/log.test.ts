import { printReady, createLog, printFailure } from './log';

describe('the log', () => {
  const written = (level: 'debug' | 'warn', format: 'json' | 'text') => {
    const lines: string[] = [];
    const log = createLog(level, format, (line) => lines.push(line));
    log.debug('small', { count: 1 });
    log.warn('the SMS provider failed', { driver: 'aliyun', reason: 'call 13812345678' });
    return lines;
  };

  it('writes one JSON object per line', () => {
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

  it('writes text lines at or above its level', () => {
    const lines = written('warn', 'text');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^\S+Z service warn: the SMS provider failed driver=aliyun reason=call \[phone\]\n$/,
    );
  });
});

describe('start messages', () => {
  const written = (stream: NodeJS.WriteStream, write: () => void): string => {
    let text = '';
    jest.spyOn(stream, 'write').mockImplementation((line) => {
      text += String(line);
      return true;
    });
    write();
    return text;
  };

  it('print the address in the log format', () => {
    const ready = (format: 'json' | 'text') =>
      written(process.stdout, () => printReady(format, 'http://127.0.0.1:4100'));
    expect(ready('text')).toBe('service ready http://127.0.0.1:4100\n');
    expect(JSON.parse(ready('json'))).toMatchObject({
      level: 'info',
      msg: 'service ready http://127.0.0.1:4100',
    });
  });

  it.each([undefined, 'text', 'yaml'])('print a failure as text with LOG_FORMAT %s', (format) => {
    expect(written(process.stderr, () => printFailure(format, 'disk full'))).toBe('disk full\n');
  });

  it('print a failure as JSON', () => {
    const line = written(process.stderr, () => printFailure('json', 'disk full'));
    expect(JSON.parse(line)).toMatchObject({ level: 'error', msg: 'disk full' });
  });
});
