const post = async (url: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const PHONE = { country_code: '86', phone: '13800000001' };

export interface SignedIn {
  authorization: string;
  imToken: string;
}

/** A session and a messaging token, got as a visitor gets them. */
export const signIn = async (url: string): Promise<SignedIn> => {
  await post(`${url}/api/users/send_phone_verification_code`, PHONE);
  const sms = await fetch(`${url}/dev/sms?phone=${PHONE.phone}`);
  const { code } = (await sms.json()) as { code: string };
  const login = await post(`${url}/api/users/login_register_share_no_invitation_code`, {
    ...PHONE,
    phone_verify_code: code,
  });
  const { payload } = (await login.json()) as { payload: { access_token: string } };
  const authorization = `Bearer ${payload.access_token}`;
  const token = await fetch(`${url}/api/im/get_token?app_id=drill`, { headers: { authorization } });
  const { payload: im } = (await token.json()) as { payload: { im_token: string } };
  return { authorization, imToken: im.im_token };
};

/** Everything that is stored with a partner, oldest first. */
export const wholeHistory = async (
  url: string,
  { authorization }: SignedIn,
  characterId: string,
): Promise<{ seq: number; client_message_id: string | null }[]> => {
  const all: { seq: number; client_message_id: string | null }[] = [];
  for (;;) {
    const answer = await fetch(`${url}/api/im/history_messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ character_id: characterId, after: all.at(-1)?.seq ?? 0, size: 100 }),
    });
    const { payload } = (await answer.json()) as {
      payload: { items: typeof all; has_more: boolean };
    };
    all.push(...payload.items);
    if (!payload.has_more) return all;
  }
};
