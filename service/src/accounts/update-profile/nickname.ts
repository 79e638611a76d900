/** Control and format characters, such as reversed writing. The joiner U+200D is kept for pictographs. */
const INVISIBLE = /(?!\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u115F\u1160\u3164\uFFA0]/gu;
const VISIBLE = /[\p{L}\p{N}]|\p{Extended_Pictographic}/u;

/** A nickname on one line without invisible characters; null when no letter, digit or pictograph remains. */
export function cleanNickname(entered: string): string | null {
  const nickname = entered
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/ +/gu, ' ')
    .trim();
  return VISIBLE.test(nickname) ? nickname : null;
}
