import { createLog } from './log';

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
