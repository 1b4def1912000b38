// A CloudFront function (cloudfront-js-2.0) on both sides of the site's bucket. Pages are fetched by their files,
// files as they are, and everything else is the page of the unknown with a true 404.
// Both lists are filled in from the built site.
const PAGES = [];
const FILES = [];

const NOT_FOUND = '/404.html';

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  return event.context.eventType === 'viewer-response'
    ? answered(event.request.uri, event.response)
    : asked(event.request);
}

function asked(request) {
  request.uri = fileOf(request.uri);
  // A copy of this page that a browser already has says nothing about the address asked for.
  if (request.uri === NOT_FOUND) delete request.headers['if-none-match'];
  return request;
}

function fileOf(uri) {
  if (PAGES.includes(uri)) return uri === '/' ? '/index.html' : `${uri}.html`;
  const isFile = FILES.some((file) => uri === file || (file.endsWith('/') && uri.startsWith(file)));
  return isFile ? uri : NOT_FOUND;
}

// The request is the one the first half made, or the viewer's own: both lead to the same file.
function answered(uri, response) {
  const isPage = PAGES.some((page) => fileOf(page) === uri);
  if (!isPage && fileOf(uri) === NOT_FOUND) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
    response.headers['cache-control'] = { value: 'no-store' };
    delete response.headers['etag'];
    delete response.headers['last-modified'];
  }
  return response;
}
