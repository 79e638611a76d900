declare module '@real/react-query' {
  export * from '@tanstack/react-query';
}
declare module '@real/react-i18next' {
  export * from 'react-i18next';
}
declare module '@real/mobx-react-lite' {
  export * from 'mobx-react-lite';
}
