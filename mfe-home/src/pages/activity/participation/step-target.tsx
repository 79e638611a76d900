import type { ReactNode } from 'react';
import type { Activity } from '@huoban/contracts/api';
import { Link, paths } from '@huoban/runtime';

type Target = NonNullable<Activity['step_targets']>[number];

function pathOf({ page, id }: NonNullable<Target>): string {
  switch (page) {
    case 'partners':
      return paths.gamePartner();
    case 'library':
      return paths.gameLibrary();
    case 'chat':
      return paths.partnerChat(id);
    case 'game':
      return paths.game(id);
  }
}

/** A step, as a link to where it is done. */
export const StepTarget = ({ target, children }: { target: Target; children: ReactNode }) =>
  target === null ? children : <Link to={pathOf(target)}>{children}</Link>;
