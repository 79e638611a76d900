export { Avatar, AVATAR_COLORS } from './images/avatar/avatar';
export type { AvatarColor } from './images/avatar/avatar';
export { AVATAR_FIGURES } from './images/avatar/figures';
export { Button, buttonClass } from './controls/button/button';
export type { ButtonProps, ButtonSize, ButtonVariant } from './controls/button/button';
export { IconButton, iconButtonClass } from './controls/button/icon-button';
export type { IconButtonProps } from './controls/button/icon-button';
export { Checkbox } from './controls/checkbox/checkbox';
export type { CheckboxProps } from './controls/checkbox/checkbox';
export { Chip, chipClass } from './controls/chip/chip';
export type { ChipProps } from './controls/chip/chip';
export { DIALOG_CLOSING_MS, Dialog } from './controls/dialog/dialog';
export type { DialogProps } from './controls/dialog/dialog';
export { Field } from './controls/field/field';
export type { FieldProps } from './controls/field/field';
export { Display, Eyebrow, Heading } from './text/heading/heading';
export type { HeadingLevel, HeadingProps, HeadingSize } from './text/heading/heading';
export { Icon } from './images/icon/icon';
export type { IconName } from './images/icon/icon';
export { useEarlyText } from './hooks/use-early-text';
export { useNearViewport } from './hooks/use-near-viewport';
export { joinClasses } from './join-classes';
export { ListEnd } from './feedback/list-end/list-end';
export type { ListEndProps } from './feedback/list-end/list-end';
export {
  EmptyIllustration,
  ErrorIllustration,
  OfflineIllustration,
} from './feedback/notice/illustrations';
export { Notice } from './feedback/notice/notice';
export type { NoticeKind, NoticeProps } from './feedback/notice/notice';
export { fullSizePictureFile, Picture, preloadPicture } from './images/picture/picture';
export type { PictureProps, PictureSource } from './images/picture/picture';
export { Popover } from './controls/popover/popover';
export type { PopoverProps } from './controls/popover/popover';
export { Poster, posterLinkClass } from './images/poster/poster';
export type { PosterProps, PosterShape } from './images/poster/poster';
export { QrCode } from './images/qr-code/qr-code';
export type { QrCodeProps } from './images/qr-code/qr-code';
export { ResultBar } from './controls/result-bar/result-bar';
export type { ResultBarProps } from './controls/result-bar/result-bar';
export { Skeleton } from './feedback/skeleton/skeleton';
export type { SkeletonProps, SkeletonShape } from './feedback/skeleton/skeleton';
export { Spinner } from './feedback/spinner/spinner';
export { PicturePlaceholder } from './images/picture-placeholder/picture-placeholder';
export type { PicturePlaceholderProps } from './images/picture-placeholder/picture-placeholder';
export { Tag } from './text/tag/tag';
export type { TagTone } from './text/tag/tag';
export { VisuallyHidden, visuallyHiddenClass } from './text/visually-hidden/visually-hidden';
