import { Picture, PicturePlaceholder } from '@huoban/ui';
import type { PartnerCard } from './partner-queries';

interface PartnerPictureProps {
  partner: Pick<PartnerCard, 'id' | 'name' | 'picture'>;
  sizes: string;
  /** Empty if the name is next to the picture. */
  alt?: string;
  priority?: boolean;
}

/** The picture of a partner, or a silhouette in a colour derived from the id. */
export function PartnerPicture({
  partner: { id, name, picture },
  sizes,
  alt = '',
  priority = false,
}: PartnerPictureProps) {
  if (!picture) return <PicturePlaceholder id={id} name={name} figure="silhouette" alt={alt} />;
  return <Picture picture={picture} sizes={sizes} alt={alt} priority={priority} />;
}
