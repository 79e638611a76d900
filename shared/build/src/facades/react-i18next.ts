export { I18nextProvider, Trans, useTranslation } from '@real/react-i18next';
