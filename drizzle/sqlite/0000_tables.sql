CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`refresh_token` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_identity` ON `accounts` (`issuer`,`subject`);--> statement-breakpoint
CREATE TABLE `held_forms` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`path` text NOT NULL,
	`fields` text NOT NULL,
	`held_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `held_forms_held_at` ON `held_forms` (`held_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`access_token` text NOT NULL,
	`token_type` text NOT NULL,
	`expires_in` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_last_seen` ON `sessions` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `user_activities` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`activity_type` text NOT NULL,
	`details` text NOT NULL,
	`timestamp` text NOT NULL,
	`page` text GENERATED ALWAYS AS (json_extract("details", '$.page')) VIRTUAL,
	FOREIGN KEY (`user_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_activities_recent` ON `user_activities` (`user_id`,`timestamp`);--> statement-breakpoint
CREATE INDEX `user_activities_visits` ON `user_activities` (`user_id`,`page`,`timestamp`) WHERE "activity_type" = 'page_visited';