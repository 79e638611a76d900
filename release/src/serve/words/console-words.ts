const KEYS_MACHINE = 'on the machine that holds the private keys';

/** What the console calls the commands that remedies name: a button, a page, or who does it elsewhere. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^`pnpm release renew --channel (\S+)`$/, 'Press “Extend the expiry” on the page of $1.'],
  [/^`pnpm release keys rotate`\.$/, `Rotate the keys ${KEYS_MACHINE}.`],
  [/^chmod 600 (.+)$/, 'Let only its owner read $1.'],
  [
    /Pin versions: `pnpm release pin`\./,
    'The first release is made on the command line: see the guide for release managers.',
  ],
  [
    /^Restore it: `pnpm release restore .*$/,
    'A machine that has seen the entry can write it back: see “A lost or forked log” in the guide for release managers.',
  ],
  [/`pnpm release verify` lists/, '“Verify everything” on the page Checks lists'],
  [/`pnpm release gc --apply` finishes it/, 'Who administers the registry finishes it'],
  [/`pnpm release gc` lists/, '“Not needed” on the page Checks lists'],
  [/`pnpm release serve` renews/, 'this console renews'],
  [/^Name the seen\.json .*$/, 'Restore it on a machine that has seen the entry.'],
  [/that `pnpm release doctor` and the guide name/, 'that the page Checks and the guide name'],
  [/Check --registry and its registry\.json; .*$/, 'The page Checks tests both stores.'],
  [/Move it and set KEYS_DIR\./, 'Move it, and start the console with the new folder.'],
  [
    /Set the keys folder with --keys or KEYS_DIR, or create/,
    'Start the console with it, or create',
  ],
  [/: `pnpm release keys create[^`]*`\./, ` ${KEYS_MACHINE}.`],
  [/Create a key with `pnpm release keys create`,/, `Create a key ${KEYS_MACHINE},`],
  [/,? or set SIGNING_KEY[^.]*\./, ', or start the console with another one.'],
  [/`(?:pnpm release )?keys list` shows the roles; .*$/, 'The page Keys shows the roles.'],
  [/`(?:pnpm release )?keys list`/, 'The page Keys'],
  [/^Sign the heads with a new key: .*$/, `Rotate the keys ${KEYS_MACHINE} first.`],
  [/or run `pnpm release unlock --channel (\S+)`/, 'or press “Unlock” on the page of $1'],
  [/with `pnpm release rollback --to <entry>`/, 'with “Roll back” on the page of the channel'],
  [/Check `pnpm release history`/, 'Check the history on the page of the channel'],
  [/repeat the command/, 'send the form again'],
  [/Repeat the command/, 'Send the form again'],
  [/to run the command/, 'to do it'],
  [/: `pnpm release smoke --release (\S+) --url <staging>`/, ' of $1 and record their report'],
  [/`pnpm release show` shows/, 'The page of the channel shows'],
  [/`pnpm release pending` lists the acts that wait/, '“Waiting for confirmation” lists them'],
  [/: `pnpm release confirm [^`]*`/, ' under “Waiting for confirmation”'],
  [
    /,? or (?:pass|override with) --force "<reason>"/,
    ', or give a reason for overriding it in the plan',
  ],
  [/or select another one with --from/, 'or select another one'],
  [/`pnpm release history` lists (.+); select one with --to/, 'The page of the channel lists $1'],
  [/`pnpm release history` lists/, 'The page of the channel lists'],
  [/see `pnpm release history` and `pnpm release versions`/, 'see the channels and the versions'],
  [/`pnpm release versions \S+` lists the published versions/, 'The page Versions lists them'],
  [/Check --channel, --from, --to and the environment variable CHANNEL\./, 'Check the address.'],
  [/or run `pnpm release deprecate .* --undo`/, 'or press “Allow again” on the page Versions'],
  [/promote one with `pnpm release promote --from <channel>`/, '“Promote” one'],
  [/: `npm run build -- --only (\S+)`, or `[^`]*`\./, ', which its team does with `ship`.'],
  [/Run `npm run build` and publish again\./, 'Its team builds and publishes it again.'],
  [
    /run `pnpm release smoke --release (\S+) --url <staging>`/i,
    'record the report of smoke checks of $1 under “Record a smoke report”',
  ],
  [/ \(with --code-command and --phone where codes are sent by SMS\)/, ''],
  [
    /Run the checks with a tester's key: .*<file>`\./,
    'Upload the file that the smoke checks wrote with the key of a tester.',
  ],
  [
    /Write one with `SMOKE_KEY.*$/,
    'Upload the file that the smoke checks wrote with the key of a tester.',
  ],
  [/or pass the report of another run with --report/, 'or record the report of another run'],
  [
    /Pass exactly one of versions, --release and --from\./,
    'Select versions, a release or a channel.',
  ],
  [/Use a smaller --days and create/, 'Create'],
  [/Start one with `canary start`/, '“Start a canary”'],
  [/`canary withdraw` ends a canary/, '“Withdraw” ends a canary'],
];

/** A remedy or next step that names commands, in the words of the console. */
export const inConsoleWords = (remedy: string): string =>
  WORDS.reduce((text, [command, words]) => text.replace(command, words), remedy);
