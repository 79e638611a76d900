import type { HotUpdater } from '@huoban/build';
import type { DevelopmentState } from '../state-stream';

/** What following needs of the page. */
export interface PagePorts {
  /** Loads the document anew, for one build no more than once. */
  reload: (build: string | null) => void;
  /** Lets React render what was exchanged. */
  refresh: () => void;
  show: (problems: readonly string[]) => void;
}

/**
 * Brings an open page up to the newest build: by exchanging modules where that works, else by loading the document anew
 * as soon as the server renders that build too.
 */
export class BuildFollower {
  private state: DevelopmentState | null = null;
  private door: HotUpdater | null = null;
  private updating = false;
  private cannotExchange = false;

  /** @param failed the document says that it could not be answered as it should */
  constructor(
    private readonly ports: PagePorts,
    private readonly failed: boolean,
  ) {}

  /** The section is here. Nothing is exchanged in pages that did not load it. */
  offer(door: HotUpdater): void {
    this.door = door;
    void this.follow();
  }

  tell(state: DevelopmentState): void {
    const before = this.state;
    this.state = state;
    if (before && before.session !== state.session) return this.ports.reload(state.session);
    this.ports.show(state.problems);
    const isServedAnew = before !== null && before.served !== state.served;
    if (this.failed && isServedAnew) return this.ports.reload(state.served);
    void this.follow();
  }

  private async follow(): Promise<void> {
    if (this.updating) return;
    this.updating = true;
    try {
      while (!this.cannotExchange && this.isBehind()) {
        const before = this.door?.hash();
        const taken = await this.door?.update();
        if (taken && this.door?.hash() !== before) this.ports.refresh();
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
    return Boolean(built) && this.door !== null && this.door.hash() !== built;
  }
}
