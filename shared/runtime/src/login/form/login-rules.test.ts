import { validateLoginField, normalizeCode, normalizePhone } from './login-rules';

const values = { phone_number: '', verification_code: '', agreementChecked: false };
const phone = (phone_number: string) =>
  validateLoginField('phone_number', { ...values, phone_number });

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

  it('ask for a number before they validate it', () => {
    expect(phone('')).toBe('phoneRequired');
  });

  it('require a code and the agreement', () => {
    expect(validateLoginField('verification_code', values)).toBe('codeRequired');
    expect(
      validateLoginField('verification_code', { ...values, verification_code: '1' }),
    ).toBeNull();
    expect(validateLoginField('agreementChecked', values)).toBe('agreementRequired');
    expect(
      validateLoginField('agreementChecked', { ...values, agreementChecked: true }),
    ).toBeNull();
  });
});

describe('normalization', () => {
  it.each(['+86 138-0013-8000', '0086 13800138000', '138 0013 8000'])(
    'turns %j into the bare number',
    (typed) => {
      expect(normalizePhone(typed)).toBe('13800138000');
    },
  );

  it('keeps input without digits', () => {
    expect(normalizePhone('   ')).toBe('   ');
  });

  it('removes the spaces of a pasted code', () => {
    expect(normalizeCode(' 123 456 ')).toBe('123456');
  });
});
