export {
  I18nContext,
  I18nextProvider,
  initReactI18next,
  useTranslation,
} from '@real/react-i18next';
