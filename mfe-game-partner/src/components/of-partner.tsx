import type { ReactNode } from 'react';
import { FailureNotice } from '@huoban/runtime';
import type { Partner } from './partner';
import { usePartner } from './partner-data';
import { PartnerLoading } from './partner-loading';

interface OfPartnerProps {
  children: (partner: Partner) => ReactNode;
  /** Holds the place of the page. */
  places?: ReactNode;
}

/** A page about the partner of the address, and what it shows before the partner is known. */
export function OfPartner({ children, places = <PartnerLoading /> }: OfPartnerProps) {
  const { data: partner, error, isFetching, refetch } = usePartner();
  if (partner) return children(partner);
  if (error)
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  return places;
}
