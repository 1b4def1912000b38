import type { SkillVocabulary } from './skill-vocabulary.ts';

/** Skills of people who build and run software. */
export const SOFTWARE: SkillVocabulary = {
  anyCase: `
Python
Java
JavaScript: java script, es6
TypeScript
C++: cpp
C#: csharp, c sharp
Golang: go lang
Kotlin
Objective-C
Scala
Ruby on Rails: rails
PHP
Elixir
Haskell
Clojure
SQL
PostgreSQL: postgres
MySQL
MongoDB: mongo
Redis
DynamoDB
Cassandra
Elasticsearch: elastic search, opensearch
Oracle Database: oracle db, pl/sql
SQL Server: mssql, t-sql
GraphQL
REST APIs: rest api, restful, restful api, restful apis
gRPC
Kafka: apache kafka
RabbitMQ
Microservices: microservice
Distributed systems: distributed system
Event-driven architecture: event driven, event-driven
System design: systems design
Node.js: nodejs, node
React Native
Next.js: nextjs
Vue: vue.js, vuejs
Redux
Angular: angularjs
HTML
CSS: css3
Tailwind: tailwindcss
Webpack
Web accessibility: wcag, a11y, accessibility standards, accessible interfaces
Spring Boot: springboot
.NET: dotnet, asp.net
Django
FastAPI
Laravel
AWS: amazon web services
Azure: microsoft azure
GCP: google cloud, google cloud platform
Kubernetes: k8s
Docker
Terraform
Ansible
CloudFormation
Infrastructure as code: iac
CI/CD: ci cd, continuous integration, continuous delivery
Jenkins
GitHub Actions
GitLab CI
Git
Linux
Bash: shell scripting
Observability
Prometheus
Grafana
Datadog
Incident response: incident management, on-call, on call
Site reliability: sre
Serverless
Network protocols: tcp/ip, computer networking
Unit testing: unit tests
Test automation: automated testing
Selenium
Cypress
Playwright
Android
iOS
SwiftUI
Jetpack Compose
Application security: appsec
Threat modeling: threat modelling
Penetration testing: pentesting
SIEM
SOC 2: soc2
OAuth: oauth2, openid connect, oidc
Embedded systems: embedded software
Firmware
RTOS
FPGA
Verilog: systemverilog
Robotics
CUDA
Computer vision
WebAssembly: wasm
Salesforce
ServiceNow
`,
  exactCase: `
Golang: Go
SAP
REST APIs: REST
Rust
Swift
Ruby
React: ReactJS, React.js, reactjs, react.js
Svelte
Flutter
Dart
Spring
Flask
Perl
Unity
Unreal Engine: Unreal
`,
};
