import type { ReactNode } from 'react';
import { FailureNotice } from '@huoban/runtime';
import { usePartner, type Partner } from './partner-queries';

interface PartnerLoaderProps {
  children: (partner: Partner) => ReactNode;
  skeleton: ReactNode;
}

/** Renders `children` with the partner in the URL, or the skeleton or an error. */
export function PartnerLoader({ children, skeleton }: PartnerLoaderProps) {
  const { data: partner, error, isFetching, refetch } = usePartner();
  if (partner) return children(partner);
  if (error)
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  return skeleton;
}
