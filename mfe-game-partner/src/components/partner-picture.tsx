import { Picture, PicturePlaceholder } from '@huoban/ui';
import type { PartnerCard } from './partner';

interface PartnerPictureProps {
  partner: Pick<PartnerCard, 'id' | 'name' | 'picture'>;
  sizes: string;
  /** Empty where the name stands beside the picture. */
  alt?: string;
  priority?: boolean;
}

/** The partner's poster; until it has been drawn a silhouette in inks that stay the same. */
export function PartnerPicture({
  partner: { id, name, picture },
  sizes,
  alt = '',
  priority = false,
}: PartnerPictureProps) {
  if (!picture) return <PicturePlaceholder id={id} name={name} figure="silhouette" alt={alt} />;
  return <Picture picture={picture} sizes={sizes} alt={alt} priority={priority} />;
}
