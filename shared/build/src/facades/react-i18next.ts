export { I18nextProvider, Trans, initReactI18next, useTranslation } from '@real/react-i18next';
