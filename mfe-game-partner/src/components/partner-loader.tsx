import type { ReactNode } from 'react';
import { FailureNotice } from '@huoban/runtime';
import type { Partner } from './partner';
import { usePartner } from './partner-queries';
import { PartnerSkeleton } from './partner-skeleton';

interface PartnerLoaderProps {
  children: (partner: Partner) => ReactNode;
  /** Holds the place of the page. */
  skeleton?: ReactNode;
}

/** A page about the partner of the address, and what it shows before the partner is known. */
export function PartnerLoader({ children, skeleton = <PartnerSkeleton /> }: PartnerLoaderProps) {
  const { data: partner, error, isFetching, refetch } = usePartner();
  if (partner) return children(partner);
  if (error)
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  return skeleton;
}
