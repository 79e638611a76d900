/** What the service has acknowledged to one person; everything in here must outlive a kill. */
export interface Promised {
  phone: string;
  authorization: string;
  webUserId: string;
  /** Marks of reports. */
  reports: string[];
  /** Client ids of messages. */
  messages: string[];
  /** Where the person stands in the story; `asked` when the last step was not acknowledged. */
  scene: { id: string | null; asked: string | null };
}

/** Everything that was promised, over all rounds. */
export class Ledger {
  readonly people: Promised[] = [];
  /** Steps in stories, over all people. */
  steps = 0;

  get counts(): { logins: number; reports: number; steps: number; messages: number } {
    const sum = (of: (one: Promised) => number) =>
      this.people.reduce((total, one) => total + of(one), 0);
    return {
      logins: this.people.length,
      reports: sum(({ reports }) => reports.length),
      steps: this.steps,
      messages: sum(({ messages }) => messages.length),
    };
  }

  get total(): number {
    return Object.values(this.counts).reduce((total, count) => total + count, 0);
  }
}
