import { loginProblem, tidyCode, tidyPhone } from './login-rules';

const values = { phone_number: '', verification_code: '', agreementChecked: false };
const phone = (phone_number: string) => loginProblem('phone_number', { ...values, phone_number });

describe('login rules', () => {
  it.each(['13800138000', '19912345678', '15500000000'])('accept the number %s', (number) => {
    expect(phone(number)).toBeNull();
  });

  it.each([
    '12800138000',
    '23800138000',
    '1380013800',
    '138001380000',
    '1380013800a',
    '   ',
    '13800138000\n',
    '１３８００１３８０００',
  ])('refuse the number %j', (number) => {
    expect(phone(number)).toBe('phoneWrong');
  });

  it('ask for a number before they judge it', () => {
    expect(phone('')).toBe('phoneRequired');
  });

  it('need a code and a ticked agreement', () => {
    expect(loginProblem('verification_code', values)).toBe('codeRequired');
    expect(loginProblem('verification_code', { ...values, verification_code: '1' })).toBeNull();
    expect(loginProblem('agreementChecked', values)).toBe('agreementRequired');
    expect(loginProblem('agreementChecked', { ...values, agreementChecked: true })).toBeNull();
  });
});

describe('tidying', () => {
  it.each(['+86 138-0013-8000', '0086 13800138000', '138 0013 8000'])(
    'turns %j into the bare number',
    (typed) => {
      expect(tidyPhone(typed)).toBe('13800138000');
    },
  );

  it('keeps blanks that are all there is', () => {
    expect(tidyPhone('   ')).toBe('   ');
  });

  it('closes the gap in a pasted code', () => {
    expect(tidyCode(' 123 456 ')).toBe('123456');
  });
});
