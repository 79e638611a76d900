/** Values of the login form, named as in section 3 of the specification. */
export interface LoginValues {
  phone_number: string;
  verification_code: string;
  agreementChecked: boolean;
}
export type LoginField = keyof LoginValues;
export const LOGIN_FIELDS = ['phone_number', 'verification_code', 'agreementChecked'] as const;

/** Message keys under `runtime:login`. */
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

/** The first violated rule of a field, or null (section 5 of the specification). */
export const validateLoginField = (field: LoginField, values: LoginValues): LoginError | null =>
  RULES[field](values);

/** Removes spaces, dashes and the country code of a pasted or autofilled number. */
export const normalizePhone = (typed: string): string =>
  /\d/.test(typed) ? typed.replace(/[\s-]/g, '').replace(/^(\+|00)86/, '') : typed;

/** Removes the spaces of a pasted code. */
export const normalizeCode = (typed: string): string =>
  /\d/.test(typed) ? typed.replace(/\s/g, '') : typed;
