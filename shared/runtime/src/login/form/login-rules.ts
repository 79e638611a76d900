/** The login form, named as in specification section 3. */
export interface LoginValues {
  phone_number: string;
  verification_code: string;
  agreementChecked: boolean;
}
export type LoginField = keyof LoginValues;
export const LOGIN_FIELDS = ['phone_number', 'verification_code', 'agreementChecked'] as const;

/** Names of messages below `runtime:login`. */
export type LoginError = 'phoneRequired' | 'phoneWrong' | 'codeRequired' | 'agreementRequired';

const PHONE = /^1[3-9][0-9]{9}$/;

const RULES: Record<LoginField, (values: LoginValues) => LoginError | null> = {
  phone_number: ({ phone_number: phone }) => {
    if (phone === '') return 'phoneRequired';
    return PHONE.test(phone) ? null : 'phoneWrong';
  },
  verification_code: ({ verification_code: code }) => (code === '' ? 'codeRequired' : null),
  agreementChecked: ({ agreementChecked }) => (agreementChecked ? null : 'agreementRequired'),
};

/** The first rule that a field breaks, or null (specification section 5). */
export const validateLoginField = (field: LoginField, values: LoginValues): LoginError | null =>
  RULES[field](values);

/** A pasted or autofilled number as the rule wants it: without spaces, dashes and the country code. */
export const normalizePhone = (typed: string): string =>
  /\d/.test(typed) ? typed.replace(/[\s-]/g, '').replace(/^(\+|00)86/, '') : typed;

/** A pasted code without the spaces around or inside it. */
export const normalizeCode = (typed: string): string =>
  /\d/.test(typed) ? typed.replace(/\s/g, '') : typed;
