import type { HotUpdater } from '@huoban/build';
import type { DevelopmentState } from '../state-stream';

export interface PagePorts {
  /** Reloads the document, at most once per build. */
  reload: (build: string | null) => void;
  refresh: () => void;
  show: (problems: readonly string[]) => void;
}

/**
 * Updates an open page to the latest build: by hot updates where possible, otherwise by a reload once the server renders
 * that build.
 */
export class BuildFollower {
  private state: DevelopmentState | null = null;
  private updater: HotUpdater | null = null;
  private updating = false;
  private cannotExchange = false;

  /** @param failed whether the document was rendered with an error */
  constructor(
    private readonly ports: PagePorts,
    private readonly failed: boolean,
  ) {}

  /** Hot updates apply only to pages that loaded the section. */
  offer(updater: HotUpdater): void {
    this.updater = updater;
    void this.follow();
  }

  tell(state: DevelopmentState): void {
    const before = this.state;
    this.state = state;
    if (before && before.session !== state.session) return this.ports.reload(state.session);
    this.ports.show(state.problems);
    const isServedAnew = before !== null && before.served !== state.served;
    // Opened before the first build: it has the pinned version, which takes no updates.
    const isPinned = before?.served === null && this.updater === null;
    if ((this.failed || isPinned) && isServedAnew) return this.ports.reload(state.served);
    void this.follow();
  }

  private async follow(): Promise<void> {
    if (this.updating) return;
    this.updating = true;
    try {
      while (!this.cannotExchange && this.isBehind()) {
        const before = this.updater?.hash();
        const taken = await this.updater?.update();
        if (taken && this.updater?.hash() !== before) this.ports.refresh();
        else this.cannotExchange = true;
      }
    } catch {
      this.cannotExchange = true;
    } finally {
      this.updating = false;
    }
    const { built = null, served } = this.state ?? {};
    if (this.cannotExchange && built === served) this.ports.reload(built);
  }

  private isBehind(): boolean {
    const built = this.state?.built;
    return Boolean(built) && this.updater !== null && this.updater.hash() !== built;
  }
}
